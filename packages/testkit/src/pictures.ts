import sharp from 'sharp';

/** A plain picture of one colour. */
export const picture = (width: number, height: number, background = '#4453e8') =>
  sharp({ create: { width, height, channels: 3, background }, limitInputPixels: false });

export const tinyPicture = await picture(8, 8).png().toBuffer();
