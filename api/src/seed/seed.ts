import { addDays } from '@pundi/contract'
import { hashPassword, isPassword } from '../auth/passwords'
import { addAccount, findAccount } from '../auth/queries'
import type { Configuration } from '../configuration'
import type { Queryable } from '../platform/database/database'
import { OperatorRefusal } from '../operator-refusal'
import { addSchedule } from '../schedules/write-queries'
import { storedTemplate } from '../schedules/queries'
import { addCategories } from '../categories/write-queries'
import {
  addSampleBudgets,
  addSampleGoal,
  addSampleInstalments,
  addSamples,
  countAdmins,
  countUsers,
  listOwnCategories,
  proveAdmin,
  tieSamplePaybacks,
} from './queries'
import { dayOf, sampleBudgets, sampleCategories, sampleSchedules } from './sample-bills'
import { sampleFriends } from './sample-friends'
import { sampleGoals, sampleTransfers, walletOf } from './sample-wallets'
import { sampleYear } from './sample-year'
import { addSampleTransfers, addSampleWallets } from './wallet-queries'

export type Account = { name: string; email: string; password: string; role: 'user' | 'admin' }

const demoUser: Account = {
  name: 'Pengguna Contoh',
  email: 'demo@pundi.example',
  password: 'kopi-susu-2026',
  role: 'user',
}
const demoAdmin: Account = {
  name: 'Admin Contoh',
  email: 'admin@pundi.example',
  password: 'teh-tarik-2026',
  role: 'admin',
}

/**
 * Adds the demo accounts, but only to an empty database outside production. Returns the accounts
 * that still have their first password.
 */
export async function seed(client: Queryable, { production, admin }: Configuration): Promise<Account[]> {
  if (!production && (await countUsers(client)) === 0) {
    await addDemoUser(client)
    if (!admin) await add(client, demoAdmin)
  }
  if ((await countAdmins(client)) === 0) {
    if (admin) await addFirstAdmin(client, admin)
    else if (production)
      throw new OperatorRefusal(
        'ADMIN_EMAIL is missing. Set ADMIN_EMAIL and ADMIN_PASSWORD: the database has no administrator yet.',
      )
  }
  if (admin) await proveAdmin(client, admin.email)
  const known = await stillThere(client)
  if (production && known.length > 0)
    throw new OperatorRefusal(
      `DATABASE_URL: this database has demo accounts (${known.map(({ email }) => email).join(', ')}) whose passwords are public. Use another database for production.`,
    )
  return known
}

async function add(client: Queryable, { name, email, password, role }: Account) {
  const password_hash = await hashPassword(password)
  return addAccount(client, { name, email, phone: null, password_hash, role, is_email_proven: true })
}

async function addFirstAdmin(client: Queryable, { email, password }: { email: string; password: string }) {
  if (await findAccount(client, email))
    throw new OperatorRefusal(
      `ADMIN_EMAIL: the account ${email} exists, but is not an administrator. Set ADMIN_EMAIL to another address.`,
    )
  await add(client, { name: 'Admin', email, password, role: 'admin' })
}

async function addDemoUser(client: Queryable) {
  const { id } = await add(client, demoUser)
  await addSampleData(client, id, new Date())
}

export async function addSampleData(client: Queryable, id: number, today: Date): Promise<void> {
  await addCategories(client, id, { categories: [...sampleCategories] })
  const categories = await listOwnCategories(client, id)
  const { samples: others, paybacks, plan, payments } = sampleFriends(categories, today)
  const samples = [...sampleYear(categories, today, others), ...others]
  const began = addDays(dayOf(today), -364)
  const wallets = await addSampleWallets(client, id, `${began}T00:00:00Z`)
  const booked = samples.map(sample => ({ ...sample, wallet_id: wallets.get(walletOf(sample)) }))
  await addSamples(client, id, booked)
  await tieSamplePaybacks(client, id, paybacks)
  const instalments_id = await addSampleInstalments(client, id, plan)
  const paid = payments.map(payment => ({ ...payment, instalments_id }))
  const transfers = [...sampleTransfers(samples, today), ...paid]
  await addSampleTransfers(client, id, transfers, { wallets, categories })
  for (const goal of sampleGoals(today)) await addSampleGoal(client, id, goal, wallets)
  await addSampleBudgets(client, id, sampleBudgets(categories, today))
  for (const body of sampleSchedules(categories, today))
    await addSchedule(client, id, { body, template: storedTemplate(body.template, '') })
}

async function stillThere(client: Queryable) {
  const found = []
  for (const account of [demoUser, demoAdmin]) {
    const known = await findAccount(client, account.email)
    if (known && (await isPassword(account.password, known.password_hash))) found.push(account)
  }
  return found
}
