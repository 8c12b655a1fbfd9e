import { createHash } from 'node:crypto'
import { people } from './people'

const style = `
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; color: #1c2420; background: #f3f6f4 }
main { max-width: 26rem; margin: 12vh auto; padding: 24px; background: #fff; border-radius: 12px }
button { display: block; width: 100%; margin: 8px 0; padding: 12px 16px; font: inherit; text-align: start;
  border: 1px solid #6b7a72; border-radius: 8px; background: #fff; cursor: pointer }
button:hover { background: #e8f0ec }
small { display: block; color: #4d5a53 }
`
const hash = createHash('sha256').update(style).digest('base64')

export const pagePolicy = `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`

export const choosePersonPage = () => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Choose an account</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Choose an account</h1>
<p>This stands in for Google on this machine. None of these people exists.</p>
<form method="post">
${people.map(buttonOf).join('\n')}
<button name="person" value="">Cancel</button>
</form>
</main>
</body>
</html>
`

const buttonOf = ({ subject, name, email, email_verified }: (typeof people)[number]) =>
  `<button name="person" value="${subject}">${name}<small>${email}${email_verified ? '' : ', not verified'}</small></button>`
