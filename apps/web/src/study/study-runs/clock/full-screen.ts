/** Needs a user gesture. If the browser refuses, the view fills the window. */
export const enterFullScreen = async (): Promise<void> => {
  await document.documentElement.requestFullscreen?.({ navigationUI: 'hide' }).catch(() => undefined);
};

export const leaveFullScreen = (): void => {
  if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
};
