/** The documentation page's own look; it stands outside the site's client build. */
export const docsCss = `
:root { color-scheme: light dark; --text: light-dark(#21201c, #eeeeec); --muted: light-dark(#63635e, #b5b3ad);
  --page: light-dark(#fdfdfc, #111110); --panel: light-dark(#f1f0ef, #222221); --line: light-dark(#dad9d6, #3b3a37);
  --link: light-dark(#3a5bc7, #9eb1ff); --post: light-dark(#8a4f00, #ffca16); --get: light-dark(#1a6b47, #3dd68c) }
* { box-sizing: border-box }
body { margin: 0; display: grid; grid-template-columns: 300px minmax(0, 1fr); color: var(--text); background: var(--page);
  font: 14px/22px system-ui, "PingFang SC", "Microsoft YaHei", "Noto Sans SC", "Noto Sans CJK SC", sans-serif }
a { color: var(--link) }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px }
nav { position: sticky; top: 0; height: 100vh; overflow: auto; padding: 24px 16px; border-right: 1px solid var(--line); background: var(--panel) }
nav a { display: block; padding: 4px 8px; border-radius: 6px; text-decoration: none; overflow-wrap: anywhere }
nav a:hover { background: var(--page) }
nav h2 { margin: 16px 8px 4px; font-size: 12px; line-height: 16px; color: var(--muted) }
main { padding: 32px; max-width: 1000px }
h1 { font-size: 32px; line-height: 42px; margin: 0 0 16px }
article { padding: 24px 0; border-top: 1px solid var(--line); scroll-margin-top: 0 }
main h2 { font-size: 18px; line-height: 28px; margin: 0; overflow-wrap: anywhere }
h3 { margin: 16px 0 4px; font-size: 13px; line-height: 20px }
p { margin: 8px 0; max-width: 75ch }
summary { width: fit-content; padding: 4px 0; color: var(--link); cursor: pointer }
/* The call that the address names, and all on paper, without a way to close it. Other browsers show where it is. */
@supports selector(::details-content) {
  article:target > details::details-content { content-visibility: visible; block-size: auto }
  article:target summary { display: none }
  @media print { details::details-content { content-visibility: visible; block-size: auto } summary { display: none } }
}
.access { color: var(--muted) }
b[data-method=POST] { color: var(--post) } b[data-method=GET] { color: var(--get) }
code, pre { font: 13px/20px ui-monospace, "Cascadia Mono", Menlo, Consolas, monospace }
pre, .table { overflow: auto; border: 1px solid var(--line); border-radius: 8px }
pre { margin: 0; padding: 12px; background: var(--panel) }
table { border-collapse: collapse; width: 100% }
td:nth-child(3) { white-space: nowrap }
th, td { padding: 6px 12px; text-align: left; vertical-align: top; font-weight: 400; border-top: 1px solid var(--line) }
tr:first-child > * { border-top: 0 }
.errors { margin: 0; padding: 0; list-style: none } .errors b { display: inline-block; width: 40px; font-variant-numeric: tabular-nums }
@media (max-width: 768px) { body { display: block } nav { position: static; height: auto; max-height: 50vh; border-right: 0; border-bottom: 1px solid var(--line) } main { padding: 16px } }
`
