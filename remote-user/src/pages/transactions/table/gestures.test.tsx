import { openPage } from '@pundi/devkit/testing'
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageTable } from '../../../pages'
import { answerTransactions, signedIn, transactionOf } from '../../../testing/answers'

/** Replaces the style sheet for phones, because jsdom does not load CSS modules. */
const phone = document.createElement('style')
phone.textContent = '[data-row] { display: grid }'

beforeEach(() => {
  document.head.append(phone)
  signedIn()
  answerTransactions(
    ['Bakso', 'Soto'].map((description, index) => transactionOf({ id: 2 - index, description })),
  )
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(64)
})

afterEach(() => phone.remove())

test('a finger that rests on a row selects it; then each press selects', async () => {
  await open()
  down('Bakso')
  expect(await screen.findByText('1 selected')).toBeVisible()
  up('Bakso')
  click('Bakso')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.getByText('1 selected')).toBeVisible()
  expect(rowOf('Bakso').parentElement).toHaveAttribute('data-selecting')
})

test('a swipe to the left shows the actions of one row; a press puts it back and opens nothing', async () => {
  await open()
  swipe('Bakso', -100)
  expect(rowOf('Bakso')).toHaveAttribute('data-swiped')
  click('Bakso')
  expect(rowOf('Bakso')).toHaveAttribute('data-swiped')
  swipe('Soto', -100)
  expect(rowOf('Bakso')).not.toHaveAttribute('data-swiped')
  click('Soto')
  down('Soto')
  up('Soto')
  click('Soto')
  expect(rowOf('Soto')).not.toHaveAttribute('data-swiped')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test.each([
  ['too short', -40, 0],
  ['to the right', 100, 0],
  ['that scrolls', -60, 90],
])('a swipe %s shows nothing', async (_, across, along) => {
  await open()
  swipe('Bakso', across, along)
  expect(rowOf('Bakso')).not.toHaveAttribute('data-swiped')
  expect(rowOf('Bakso')).not.toHaveAttribute('data-swiping')
})

test('a mouse swipes and holds nothing', async () => {
  await open()
  swipe('Bakso', -100, 0, 'mouse')
  expect(rowOf('Bakso')).not.toHaveAttribute('data-swiped')
})

test('Delete of a swiped row asks, and the row is back', async () => {
  await open()
  swipe('Bakso', -100)
  const remove = within(rowOf('Bakso')).getByRole('button', { name: 'Delete' })
  expect(rowOf('Bakso')).toHaveAttribute('data-swiped')
  fireEvent(remove, pointerEvent('pointerdown', {}, 'touch'))
  await userEvent.click(remove)
  expect(await screen.findByRole('dialog', { name: /^Apakah Anda yakin/ })).toBeVisible()
  expect(rowOf('Bakso')).not.toHaveAttribute('data-swiped')
})

async function open() {
  await openPage(pageTable, '/transactions')
  await screen.findByText('Bakso')
}

const rowOf = (description: string) => screen.getByText(description).closest('tr')!
const press = (description: string) => within(rowOf(description)).getByRole('button', { name: 'View' })

const click = (description: string) => fireEvent.click(press(description), { detail: 1 })

/** jsdom has no pointer events, so this sends a mouse event with a pointer type. */
const point = (kind: string, description: string, [clientX, clientY]: Point, pointerType: string) =>
  fireEvent(press(description), pointerEvent(kind, { clientX, clientY }, pointerType))

const pointerEvent = (kind: string, place: MouseEventInit, pointerType: string) =>
  Object.assign(new MouseEvent(kind, { bubbles: true, cancelable: true, ...place }), {
    pointerType,
    isPrimary: true,
  })

type Point = [x: number, y: number]

const down = (description: string, at: Point = [200, 100], kind = 'touch') =>
  point('pointerdown', description, at, kind)
const up = (description: string, at: Point = [200, 100], kind = 'touch') =>
  point('pointerup', description, at, kind)

function swipe(description: string, across: number, along = 0, kind = 'touch') {
  down(description, [200, 100], kind)
  for (const part of [0.3, 0.6, 1])
    point('pointermove', description, [200 + part * across, 100 + part * along], kind)
  up(description, [200 + across, 100 + along], kind)
}
