import { calls } from '@pundi/contract'
import { openPage, plan } from '@pundi/devkit/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageTable } from '../../../pages'
import { signedIn } from '../../../testing/answers'
import { answerGoals, goalOf } from '../../../testing/goals'

const other = goalOf({ target: '15000000.00', due_on: null, version: 'second' })

beforeEach(() => signedIn())

test('a goal that was changed elsewhere is compared, with what is typed, and overwritten only if that is chosen', async () => {
  const versions = answerChange(1)
  const form = await openEdit()
  await userEvent.type(form.getByLabelText('Name'), ' baru')
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByRole('alert')).toHaveTextContent('Ini sudah diubah')
  expect(form.getByLabelText('Name')).toHaveValue('Laptop baru')
  expect(await form.findByLabelText('Current version')).toHaveTextContent(
    /^NameLaptopTarget amountRp\s15\.000\.000Target date–$/,
  )
  await userEvent.click(form.getByRole('button', { name: 'Keep your version' }))
  expect(await screen.findByText('Laptop baru has been updated.')).toBeVisible()
  expect(versions).toEqual(['"first"', '"second"'])
})

test('and is taken as it is now', async () => {
  answerChange(1)
  const form = await openEdit()
  await userEvent.type(form.getByLabelText('Name'), ' baru')
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  await userEvent.click(await form.findByRole('button', { name: 'Use the current version' }))
  const now = within(await screen.findByRole('dialog', { name: 'Edit goal' }))
  expect(now.getByLabelText('Name')).toHaveValue('Laptop')
  expect(now.getByLabelText('Target amount')).toHaveValue('15.000.000')
  await userEvent.click(now.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('an Undo of what was changed again meanwhile says so and changes nothing', async () => {
  answerChange(0)
  const form = await openEdit()
  await userEvent.type(form.getByLabelText('Name'), ' baru')
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  await screen.findByText('Laptop baru has been updated.')
  const message = 'Ini sudah diubah'
  const undone: unknown[] = []
  plan(calls.restoreActivities, async request => {
    undone.push(await request.json())
    return { status: 409, body: { message } }
  })
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText(message)).toBeVisible()
  expect(undone).toEqual([{ ids: [8] }])
})

async function openEdit() {
  answerGoals([goalOf()])
  await openPage(pageTable, '/goals')
  await userEvent.click(await screen.findByText('More', { selector: 'summary' }))
  await userEvent.click(screen.getByRole('button', { name: 'Edit Laptop' }))
  return within(await screen.findByRole('dialog', { name: 'Edit goal' }))
}

function answerChange(refused: number) {
  const versions: (string | null)[] = []
  plan(
    calls.changeGoal,
    async request => {
      versions.push(request.headers.get('if-match'))
      if (versions.length <= refused) {
        answerGoals([other])
        return { status: 412, body: { message: 'Ini sudah diubah' } }
      }
      return { body: { data: goalOf({ name: 'Laptop baru', version: 'third' }), activity_ids: [8] } }
    },
    { id: 7 },
  )
  return versions
}
