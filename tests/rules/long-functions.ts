/** Functions that are longer or take more parameters than the rule allows. The list only gets shorter. */
export const longFunctions: Readonly<Record<string, readonly string[]>> = {
  'apps/web/src/assistant/assistant/assistant-page.tsx': ['AssistantPage'],
  'apps/web/src/coaching/messages/message-composer.tsx': ['MessageComposer'],
  'apps/web/src/coaching/messages/message-thread.tsx': ['MessageThreadView'],
  'apps/web/src/community/rooms/chat/chat-page.tsx': ['Chat'],
  'apps/web/src/community/rooms/chat/composer.tsx': ['anonymous'],
  'apps/web/src/community/rooms/chat/create-room-chat.ts': ['createRoomChat'],
  'apps/web/src/community/rooms/chat/thread.tsx': ['Thread'],
  'apps/web/src/community/rooms/lobby/carousel.tsx': ['Carousel'],
  'apps/web/src/community/rooms/lobby/rooms-page.tsx': ['Lobby'],
  'apps/web/src/theme/palettes.ts': ['lightPalette', 'palette'],
};
