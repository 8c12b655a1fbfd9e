import sql from 'sql-template-tag'
import { clearOutbox, readAllLetters } from '../../../testing/letters'
import { newAdmin } from '../../../testing/new-admin'
import { closeServers, startServers } from '../../../testing/several-servers'
import { readSettings } from '../../../testing/settings'
import type { Api, Person } from '../../../testing/start-api'
import { until } from '../../../testing/until'
import { wishForAll } from '../../../testing/wisher'
import type { MailKind } from './queries'
import { type Words, writeMail } from './write-mail'

let servers: Api[]
let api: Api
beforeAll(async () => {
  servers = await startServers(1)
  api = servers[0]!
  await newAdmin(api)
})
afterAll(() => closeServers(servers))
beforeEach(async () => {
  await until(async () => (await api.rows(sql`select from mails`)).length === 0)
  clearOutbox(api)
  await api.rows(sql`delete from attempts`)
})

type Got = Partial<Record<Words, 'own' | 'new'>>
const notices: Got = {
  ...{
    'password changed': 'own',
    'google joined': 'own',
    'google joined anew': 'own',
    'email changed': 'own',
  },
}
const wished: Got = { letter: 'own', budget: 'own', reminder: 'own' }
const needed: Got = { reset: 'own', ...notices }

const unproven = (person: Person) => sql`update users set email_verified_at = null where id = ${person.id}`
const waiting = (person: Person) =>
  sql`insert into email_changes values (${person.id}, ${newOf(person)}, null, now() + interval '1 hour')`

const states: Record<string, { become: (person: Person) => Promise<unknown>; got: Got }> = {
  unproven: { become: person => api.rows(unproven(person)), got: { ...needed, 'prove email': 'own' } },
  proven: { become: async () => undefined, got: { ...needed, ...wished } },
  'unproven, another address waits': {
    become: async person => [await api.rows(unproven(person)), await api.rows(waiting(person))],
    got: { ...needed, 'prove email': 'own', 'confirm email': 'new' },
  },
  'proven, another address waits': {
    become: person => api.rows(waiting(person)),
    got: { ...needed, ...wished, 'confirm email': 'new' },
  },
  'the address that waits is taken': {
    become: async person => [await api.rows(waiting(person)), await api.signUp({ email: newOf(person) })],
    got: { ...needed, ...wished, 'address known': 'new' },
  },
  'the address was changed while they waited': {
    become: person =>
      api.rows(
        sql`update users set email = ${newOf(person)}, email_verified_at = now() where id = ${person.id}`,
      ),
    got: { ...notices, letter: 'new', budget: 'new', reminder: 'new' },
  },
  deactive: {
    become: async person => [
      await api.rows(waiting(person)),
      await api.rows(sql`update users set status = 'deactive' where id = ${person.id}`),
    ],
    got: notices,
  },
  'deactive and unproven': {
    become: async person => [
      await api.rows(unproven(person)),
      await api.rows(sql`update users set status = 'deactive' where id = ${person.id}`),
    ],
    got: notices,
  },
  deleted: {
    become: async ({ token, email, password }) => {
      const { has_password } = await readSettings(api, token)
      const proof = has_password ? { current_password: password } : {}
      return api.call('DELETE /api/account', { token, body: { confirmation: email, ...proof } })
    },
    got: { 'account deleted': 'own' },
  },
  'deleted and unproven': {
    become: async person => [await api.rows(unproven(person)), await states['deleted']!.become(person)],
    got: {},
  },
  'there was never one': {
    become: async person => [
      await api.rows(
        sql`update mails set user_id = 999999, email = 'nobody@pundi.example' where user_id = ${person.id}`,
      ),
      await api.rows(sql`delete from mails where user_id is null and kind <> 'reset'`),
      await api.rows(sql`update mails set email = 'nobody@pundi.example' where kind = 'reset'`),
    ],
    got: {},
  },
}

const kinds: Record<string, (person: Person) => Promise<unknown>> = {
  'by password': async () => undefined,
  'by Google': ({ id }) =>
    api.rows(
      sql`with known as (insert into identities (user_id, issuer, subject) values (${id}, 'https://x', ${`${id}`}))
          update users set password_hash = null where id = ${id}`,
    ),
  'of an administrator': ({ id }) => api.rows(sql`update users set role = 'admin' where id = ${id}`),
}

describe.each(Object.keys(states))('an account, %s,', state => {
  test.each(Object.keys(kinds))('%s gets what is its own and nothing else', async kind => {
    const { become, got } = states[state]!
    const person = await api.newPerson()
    await wishForAll(api, person)
    await kinds[kind]!(person)
    await queueAll(person)
    await become(person)
    const subjects = Object.entries(got).map(([words, whom]) => [
      writeMail(words as Words, 'en', '').subject,
      whom === 'own' ? person.email : newOf(person),
    ])
    await api.rows(sql`update mails set next_attempt_at = now()`)
    await until(async () => (await api.rows(sql`select from mails`)).length === 0)
    const letters = readAllLetters(api).map(({ subject, to }) => [subject, to])
    expect(letters.sort()).toEqual(subjects.sort())
  })
})

const newOf = ({ id }: Person) => `new-${id}@pundi.example`

async function queueAll({ id, email }: Person) {
  const ofUser: MailKind[] = ['prove email', 'letter', 'budget', 'reminder']
  const ofAddress: MailKind[] = ['reset', ...(Object.keys(notices) as MailKind[])]
  await api.rows(
    sql`insert into mails (kind, email, language, user_id, next_attempt_at)
        select kind, ${email}, 'en', case when kind = any(${ofUser}::text[]) then ${id}::bigint end, now() + interval '1 hour'
        from unnest(${[...ofUser, ...ofAddress]}::text[]) kind
        union all select 'confirm email', ${newOf({ id } as Person)}, 'en', ${id}, now() + interval '1 hour'`,
  )
  await api.rows(
    sql`insert into reminders (user_id, schedule_id, due_on, mail_id)
        select s.user_id, s.id, s.anchor_date, m.id from schedules s join mails m on m.user_id = s.user_id
        where s.user_id = ${id} and m.kind = 'reminder'`,
  )
}
