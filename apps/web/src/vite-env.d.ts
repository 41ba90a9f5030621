declare module 'virtual:palettes.css';
