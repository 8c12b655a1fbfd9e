/** What the browser keeps of a session, under the names that the specification gives. */
export const readStored = () => ({
  token: localStorage.getItem('token'),
  userid: localStorage.getItem('userid'),
})

export function store(token: string | null, userid: string | null) {
  set('token', token)
  set('userid', userid)
}

function set(name: 'token' | 'userid', value: string | null) {
  if (value === null) localStorage.removeItem(name)
  else localStorage.setItem(name, value)
}
