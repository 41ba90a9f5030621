export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

export const pageStyle = `
:root { color-scheme: light dark; }
body { font: 15px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
h2 { margin-top: 2.5rem; }
details { border: 1px solid #8884; border-radius: 10px; margin: .5rem 0; padding: .6rem 1rem; }
summary { cursor: pointer; }
summary b { display: inline-block; min-width: 4.5rem; }
pre { overflow: auto; font-size: 13px; white-space: pre-wrap; overflow-wrap: anywhere; }
.quiet { opacity: .75; }
`;

export const page = (title: string, body: string) => `<!doctype html>
<html lang="tr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title><style>${pageStyle}</style></head><body>${body}</body></html>`;
