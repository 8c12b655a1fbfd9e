import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

/**
 * Presses "Continue with Google", but does not leave the page, because jsdom cannot navigate.
 * @returns the tab's key from the address
 */
export async function pressGoogle() {
  let address = ''
  const stay = (event: Event) => {
    address = (event.target as Element).closest('a')!.href
    event.preventDefault()
  }
  window.addEventListener('click', stay)
  await userEvent.click(await screen.findByRole('link', { name: 'Continue with Google' }))
  window.removeEventListener('click', stay)
  return new URL(address).searchParams.get('tab')
}
