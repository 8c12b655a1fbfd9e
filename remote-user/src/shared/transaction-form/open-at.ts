import { session } from '@pundi/platform/session'
import type { OpenModal, Purpose } from '../booking-draft/modal-state'

let openings = 0

export const nextOpening = () => ++openings

export const openAt = (slot: number, purpose: Purpose): OpenModal => ({
  purpose,
  slot,
  opening: nextOpening(),
  userid: session.getState().userid,
})
