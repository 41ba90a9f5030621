/** Uses the device's share sheet if it accepts files, or a download otherwise. */
export const sharePicture = async (picture: Blob, fileName: string): Promise<void> => {
  const file = new File([picture], fileName, { type: 'image/png' });
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file] }).catch((error: unknown) => {
      // Closing the share sheet is not an error.
      if ((error as Error).name !== 'AbortError') throw error;
    });
    return;
  }
  const url = URL.createObjectURL(picture);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
};
