import { type Color, colors } from './colors'

export type MailContent = {
  language: string
  title: string
  above: string[]
  button: { label: string; link: string }
  below: string[]
  quiet?: { label: string; link: string } | undefined
}

/**
 * The HTML of an e-mail. Styles are inline, because some mail programs drop style sheets; the style
 * sheet only adds dark colours. The logo is a character, because mail programs block images. A
 * remote image would also tell the sender when the e-mail is opened.
 */
export const renderMail = ({ language, title, above, button, below, quiet }: MailContent): string =>
  `<!doctype html>
<html lang="${escape(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escape(title)}</title>
<style>${inDark}</style>
</head>
<body ${look('margin:0;padding:24px 12px', 'ink', 'ground')}>
<div ${look(cardStyle, 'ink', 'surface', 'line')}>
<p ${look('margin:0 0 24px;font-size:18px;font-weight:700', 'brand')}>${mark} Pundi</p>
<h1 ${look('margin:0 0 16px;font-size:22px;line-height:1.3', 'ink')}>${escape(title)}</h1>
${above.map(text => paragraph(text, 'ink')).join('\n')}
<p style="margin:24px 0"><a href="${escape(button.link)}" ${look(buttonStyle, 'on-brand', 'brand')}>${escape(button.label)}</a></p>
${below.map(text => paragraph(text, 'ink-soft')).join('\n')}
${quiet ? `<p style="margin:0"><a href="${escape(quiet.link)}" ${look('', 'ink-soft')}>${escape(quiet.label)}</a></p>` : ''}
</div>
</body>
</html>
`

const cardStyle =
  "max-width:32rem;margin:0 auto;padding:24px;border-radius:14px;font:16px/1.5 'Plus Jakarta Sans',system-ui,sans-serif"
const buttonStyle =
  'display:inline-block;padding:12px 20px;border-radius:8px;text-decoration:none;font-weight:600'
const markStyle =
  'display:inline-block;width:32px;height:32px;margin-right:4px;border-radius:9px;line-height:32px;text-align:center'

function look(rule: string, text: Color, ground?: Color, border?: Color): string {
  const light = [...(rule ? [rule] : []), `color:${colors[text][0]}`]
  if (ground) light.push(`background:${colors[ground][0]}`)
  if (border) light.push(`border:1px solid ${colors[border][0]}`)
  const names = [`text-${text}`, ground && `on-${ground}`, border && `edge-${border}`].filter(Boolean)
  return `class="${names.join(' ')}" style="${light.join(';')}"`
}

const inDark = `@media (prefers-color-scheme:dark){${Object.entries(colors)
  .map(
    ([name, [, dark]]) =>
      `.text-${name}{color:${dark}!important}.on-${name}{background:${dark}!important}.edge-${name}{border-color:${dark}!important}`,
  )
  .join('')}}`

const mark = `<span aria-hidden="true" ${look(markStyle, 'highlight', 'brand')}>&#9679;</span>`

const paragraph = (text: string, color: Color) => `<p ${look('margin:0 0 16px', color)}>${escape(text)}</p>`

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string) => text.replace(/[&<>"]/g, sign => entities[sign] ?? sign)
