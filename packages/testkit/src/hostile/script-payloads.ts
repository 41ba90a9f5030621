/** Called by an executed payload and defined by the browser test. */
export const ALARM = 'netlikScriptRan';

/** Scripts for contexts that interpret text as HTML, URL, Markdown or template; RUN is the script. */
const templates = [
  '<script>RUN</script>',
  '</script><script>RUN</script>',
  '"><script>RUN</script>',
  "'><script>RUN</script>",
  '</textarea><script>RUN</script>',
  '</title><script>RUN</script>',
  '</style><script>RUN</script>',
  '--><script>RUN</script>',
  ']]><script>RUN</script>',
  '<img src=x onerror=RUN>',
  '"><img src=x onerror="RUN">',
  "' onerror='RUN' src='x",
  '" autofocus onfocus="RUN" x="',
  '<svg onload=RUN>',
  '<svg><script>RUN</script></svg>',
  '<svg><animate onbegin=RUN attributeName=x dur=1s>',
  '<math><mtext></mtext><img src=x onerror=RUN></math>',
  '<body onload=RUN>',
  '<details open ontoggle=RUN>',
  '<input autofocus onfocus=RUN>',
  '<select autofocus onfocus=RUN></select>',
  '<video src=x onerror=RUN></video>',
  '<audio src=x onerror=RUN></audio>',
  '<video><source onerror=RUN></video>',
  '<marquee onstart=RUN>x</marquee>',
  '<iframe srcdoc="<script>parent.RUN</script>"></iframe>',
  '<iframe src="javascript:parent.RUN"></iframe>',
  '<object data="javascript:RUN"></object>',
  '<embed src="javascript:RUN">',
  '<a href="javascript:RUN" id=x>x</a>',
  '<form action="javascript:RUN"><button>x</button></form>',
  '<button formaction="javascript:RUN">x</button>',
  '<meta http-equiv=refresh content="0;url=javascript:RUN">',
  '<link rel=stylesheet onload=RUN href="data:text/css,">',
  '<style onload=RUN></style>',
  '<template><script>RUN</script></template><img src=x onerror=RUN>',
  '<noscript><p title="</noscript><img src=x onerror=RUN>">',
  'javascript:RUN',
  'data:text/html,<script>RUN</script>',
  '[x](javascript:RUN)',
  '![x](x"onerror="RUN)',
  '<javascript:RUN>',
  '`<img src=x onerror=RUN>`',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a template literal as an attacker types it.
  '${RUN}',
  '{{constructor.constructor("RUN")()}}',
  '<%= RUN %>',
  '#{RUN}',
  '\\u003cscript\\u003eRUN\\u003c/script\\u003e',
  '&lt;script&gt;RUN&lt;/script&gt;',
  '%3Cscript%3ERUN%3C/script%3E',
];

/** Variants that evade simple filters. */
const disguises: ((text: string) => string)[] = [
  (text) => text,
  (text) =>
    text.replace(/<(\/?)([a-z]+)/g, (_, slash: string, name: string) => `<${slash}${name.toUpperCase()}`),
  (text) => text.replace(/<([a-z]+) /g, '<$1/'),
  (text) => text.replace(/javascript:/g, 'java\tscript:').replace(/<([a-z]+) /g, '<$1\n'),
  (text) => text.replace(/javascript:/g, '&#106;avascript&colon;').replace(/=x /g, "='x' "),
  (text) => `<b>${text}</b>`,
  (text) => `x" ${text} y='`,
  (text) => `<!--><!-- -->${text}`,
  (text) => `${text}${text}`,
  (text) => `İı\u202e${text}\u2069`,
];

/** Five hundred payloads with their numbers. */
export const scriptPayloads: readonly string[] = templates.flatMap((template, at) =>
  disguises.map((disguise, way) =>
    disguise(template.replace(/RUN/g, `${ALARM}(${at * disguises.length + way})`)),
  ),
);
