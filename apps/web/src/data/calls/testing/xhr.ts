import { type ClientRequest, request as httpRequest, type IncomingHttpHeaders } from 'node:http';

type Handler = (() => void) | null;

/** The part of XMLHttpRequest that an upload uses, over Node's HTTP, because Node has none. */
export class NodeXhr {
  status = 0;
  responseText = '';
  upload: { onprogress: ((event: { loaded: number; total: number }) => void) | null } = { onprogress: null };
  onload: Handler = null;
  onerror: Handler = null;
  onabort: Handler = null;
  onloadend: Handler = null;
  private url = '';
  private method = '';
  private headers: Record<string, string> = {};
  private answered: IncomingHttpHeaders = {};
  private wire: ClientRequest | null = null;
  private over = false;

  open(method: string, url: string) {
    this.method = method;
    this.url = url;
  }

  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }

  getResponseHeader(name: string): string | null {
    const value = this.answered[name.toLowerCase()];
    return value === undefined ? null : String(value);
  }

  abort() {
    this.end(this.onabort);
    this.wire?.destroy();
  }

  async send(form: FormData) {
    // Node encodes the form as a browser does.
    const encoded = new Response(form);
    const bytes = Buffer.from(await encoded.arrayBuffer());
    if (this.over) return;
    const headers = { ...this.headers, 'content-type': encoded.headers.get('content-type') ?? '' };
    this.wire = httpRequest(this.url, { method: this.method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', () => this.end(this.onerror));
      response.on('end', () => {
        this.status = response.statusCode ?? 0;
        this.answered = response.headers;
        this.responseText = Buffer.concat(chunks).toString();
        this.end(this.onload);
      });
    });
    this.wire.on('error', () => this.end(this.onerror));
    this.wire.end(bytes, () => this.upload.onprogress?.({ loaded: bytes.length, total: bytes.length }));
  }

  private end(handler: Handler) {
    if (this.over) return;
    this.over = true;
    handler?.();
    this.onloadend?.();
  }
}
