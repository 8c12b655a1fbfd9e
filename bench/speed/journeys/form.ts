import { atOnce, behindDialog, delay, openDialog, press, type Journey } from './journey'
import {
  addButton,
  answerLate,
  field,
  fillForm,
  fullList,
  openEdit,
  openForm,
  openList,
  rowButton,
  save,
} from './prepare'

export const formJourneys: Journey[] = [
  {
    name: 'open the form',
    before: openList,
    act: page => addButton(page).click(press),
    event: 'click',
    picture: () => `${openDialog} [name="amount"]`,
  },
  {
    name: 'type an amount: each key',
    before: openForm,
    act: page => field(page, 'Amount').pressSequentially('1250000', { delay }),
    event: 'input',
    picture: atOnce,
  },
  {
    name: 'choose a type',
    before: openForm,
    act: page => field(page, 'Type').selectOption('expense'),
    event: 'change',
    picture: atOnce,
  },
  {
    name: 'choose a category',
    before: openForm,
    act: page => field(page, 'Category').selectOption({ label: 'Makanan' }),
    event: 'change',
    picture: atOnce,
  },
  {
    name: 'type a date',
    before: openForm,
    act: page => field(page, 'Date').fill('2026-01-31'),
    event: 'input',
    picture: atOnce,
  },
  {
    name: 'type a description: each key',
    before: openForm,
    act: page => field(page, 'Description').pressSequentially('Nasi padang', { delay }),
    event: 'input',
    picture: atOnce,
  },
  {
    name: 'close the form',
    before: openForm,
    act: page => page.getByRole('button', { name: 'Close', exact: true }).click(press),
    event: 'click',
    picture: () => behindDialog('tr'),
  },
  {
    name: 'save: the booking in the list',
    most: 100,
    before: async (page, round) => {
      await answerLate(page, 0)
      await fillForm(page, `Bakso ${round}`)
    },
    act: save,
    event: 'click',
    picture: round => behindDialog(`[title="Bakso ${round}"]`),
  },
  {
    name: 'save, where the server takes five seconds',
    most: 100,
    before: async (page, round) => {
      await answerLate(page, 5000)
      await fillForm(page, `Soto ${round}`)
    },
    act: save,
    event: 'click',
    picture: round => behindDialog(`[title="Soto ${round}"]`),
  },
  {
    name: 'open a transaction to edit it',
    before: async page => {
      await answerLate(page, 0)
      await openList(page)
    },
    act: page => rowButton(page, 'Edit').click(press),
    event: 'click',
    picture: () => `${openDialog} [name="amount"]`,
  },
  {
    name: 'save an edited transaction',
    before: async (page, round) => {
      await openEdit(page)
      await field(page, 'Description').fill(`Rendang ${round}`)
    },
    act: save,
    event: 'click',
    picture: round => behindDialog(`[title="Rendang ${round}"]`),
  },
  {
    name: 'open a transaction to look at it',
    before: openList,
    act: page => rowButton(page, 'View').click(press),
    event: 'click',
    picture: () => `${openDialog} [name="amount"]`,
  },
  {
    name: 'delete a transaction',
    before: async page => {
      await openList(page)
      await rowButton(page, 'Delete').click(press)
    },
    act: page => page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click(press),
    event: 'click',
    picture: () => `:root:not(:has(${openDialog})) ${fullList.slice(':root'.length)}`,
  },
]
