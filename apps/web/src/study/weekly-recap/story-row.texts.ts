export const rowTexts = { title: 'Haftanın hikâyesi' };
