/** The look of the app in a page that loads nothing: its colours, light and dark, and serifs of the system. */
export const ARCHIVE_STYLES = `
:root{color-scheme:light dark;--bg:#f7f9f2;--sheet:#fff;--line:#dfe6d8;--ink:#14261c;--ink2:#38493e;--ink3:#5c6b60;--leaf:#1c4a33}
@media(prefers-color-scheme:dark){:root{--bg:#0b1511;--sheet:#111e18;--line:#26382e;--ink:#edf3e8;--ink2:#c3d1c6;--ink3:#95a89b;--leaf:#a9d3b5}}
*{box-sizing:border-box}
body{margin:0;background:var(--bg);color:var(--ink);font:16px/1.5 "Instrument Sans",system-ui,sans-serif;overflow-wrap:break-word}
main,header,footer{max-width:60rem;margin:auto;padding:1.5rem 1.25rem}
h1,h2,h3{font-family:"Ibarra Real Nova",Georgia,serif;font-weight:500;line-height:1.15;margin:0}
h1{font-size:2.75rem}h2{font-size:2rem}h3{font-size:1.4rem;margin-top:2rem}h4{margin:1.4rem 0 .2rem;font-size:1rem;color:var(--ink2)}
a{color:var(--leaf)}nav{display:flex;flex-wrap:wrap;gap:.4rem 1.1rem;margin-top:1.2rem}
section{background:var(--sheet);border:1px solid var(--line);border-radius:14px;padding:1.5rem;margin-bottom:1.25rem}
article{padding:.7rem 0;border-top:1px solid var(--line)}article b{font-weight:600}
dl{display:flex;flex-wrap:wrap;gap:.15rem 1.4rem;margin:.15rem 0 0}dl div{max-width:100%}dt{color:var(--ink3);font-size:.82rem}dd{margin:0;white-space:pre-line}
table{width:100%;border-collapse:collapse;margin-top:.6rem}th{text-align:left;overflow-wrap:normal;color:var(--ink3);font-weight:500;font-size:.82rem}
th,td{padding:.45rem .9rem .45rem 0;border-bottom:1px solid var(--line);vertical-align:top}td{white-space:pre-line}
.n{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}.none,footer{color:var(--ink3)}
ul{list-style:none;margin:.5rem 0 0;padding:0}.pictures{display:grid;grid-template-columns:repeat(auto-fill,minmax(9rem,1fr));gap:.8rem}
img{width:100%;aspect-ratio:1;object-fit:cover;border-radius:8px;display:block;background:var(--line)}figure{margin:0}figcaption{font-size:.82rem;color:var(--ink2)}
@media(max-width:40rem){table,tbody,tr,td{display:block;width:auto}thead{display:none}tr{border-bottom:1px solid var(--line);padding:.5rem 0}
td{border:0;padding:.1rem 0;text-align:left}td:empty{display:none}td::before{content:attr(data-h) " ";color:var(--ink3);font-size:.82rem}h1{font-size:2.2rem}}
@media print{:root{--bg:#fff;--sheet:#fff;--ink:#000;--ink2:#222;--ink3:#444;--leaf:#000;--line:#bbb}section{border:0;padding:0}nav{display:none}article,tr,figure{break-inside:avoid}}
`
