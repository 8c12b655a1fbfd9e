/** A call that carries `token`, which is not this browser's session: a refusal of it ends no session. */
export const bearing = (token: string) => ({
  anonymous: true,
  headers: { authorization: `Bearer ${token}` },
})
