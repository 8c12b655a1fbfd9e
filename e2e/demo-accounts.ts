export interface Account {
  email: string
  password: string
}

/** An account that a first start makes, with the password that it printed for whoever tries the product. */
export function demoAccount(output: string, email: string): Account {
  const [, password] = new RegExp(`${email.replaceAll('.', '\\.')}\\s+(\\S+)`).exec(output)!
  return { email, password: password! }
}

/** A session that was begun elsewhere: a page opens with its token as if somebody had signed in before. */
export async function tokenOf(url: string, account: Account): Promise<string> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  })
  return ((await answer.json()) as { token: string }).token
}
