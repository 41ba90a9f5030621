declare module 'virtual:palettes.css';
declare module '*.webp' {
  const address: string;
  export default address;
}
