import { changedAnswer } from '../fields/changed'
import { call } from '../call'
import { messageAnswer } from '../fields/answer'
import { oneRecord } from '../fields/one-record'
import {
  scheduleBookingAnswer,
  scheduleBookingBody,
  scheduleDayBody,
  scheduleDaysAnswer,
  scheduleDaysBody,
  scheduleDaysBookingAnswer,
  scheduleDaysQuery,
  scheduleDaysUnbookingBody,
  scheduleUnbookingBody,
} from './day-shapes'
import { oneProposal, scheduleAnswer, scheduleBody, scheduleProposalsAnswer, schedulesAnswer } from './shapes'

export const listSchedules = call('GET /schedules', {
  access: 'user',
  summary: 'All that repeats',
  answer: schedulesAnswer,
})

export const listScheduleDays = call('GET /schedules/days', {
  access: 'user',
  summary: 'What is due and what comes, day by day',
  query: scheduleDaysQuery,
  answer: scheduleDaysAnswer,
})

export const addSchedule = call('POST /schedules', {
  access: 'user',
  summary: 'Add what repeats, once for each Idempotency-Key',
  description:
    'Where it books by itself, the days up to today are booked with it, on their own days: 500 at most.',
  body: scheduleBody,
  heeds: ['Idempotency-Key'],
  refuses: [409, 410],
  status: 201,
  answer: scheduleAnswer,
  activity: 'Add schedule',
})

export const changeSchedule = call('PUT /schedules/:id', {
  access: 'user',
  summary: 'Change what repeats from now on; with If-Match, if it is still what its version says (412)',
  description: 'What is booked stays as it is. Other days than before begin today.',
  params: oneRecord,
  body: scheduleBody,
  heeds: ['If-Match'],
  refuses: [412],
  answer: scheduleAnswer,
  activity: 'Change schedule',
})

export const removeSchedule = call('DELETE /schedules/:id', {
  access: 'user',
  summary: 'Delete what repeats; what it booked stays',
  params: oneRecord,
  answer: changedAnswer,
  activity: 'Delete schedule',
})

export const skipScheduleDay = call('POST /schedules/:id/skip', {
  access: 'user',
  summary: 'Skip a day of a schedule that is not booked, or all of them up to another one',
  params: oneRecord,
  body: scheduleDayBody,
  refuses: [409],
  answer: changedAnswer,
  activity: 'Skip schedule',
})

export const bookScheduleDay = call('POST /schedules/:id/book', {
  access: 'user',
  summary: 'Book a day of a schedule now, as it is or with other values',
  description: 'Once for each day: one that is booked or skipped is refused (409).',
  params: oneRecord,
  body: scheduleBookingBody,
  refuses: [409],
  status: 201,
  answer: scheduleBookingAnswer,
  activity: 'Add transaction',
})

export const unbookScheduleDay = call('POST /schedules/:id/unbook', {
  access: 'user',
  summary:
    'Take back the booking of a day: its record is deleted, and the day is offered again; with If-Match, if the record is ' +
    'still what its version says (412)',
  description:
    'A day that has come waits to be booked by a call, also where its schedule books by itself. One that is open again ' +
    'already is answered as done; one that was booked anew or skipped meanwhile is refused (409).',
  params: oneRecord,
  body: scheduleUnbookingBody,
  heeds: ['If-Match'],
  refuses: [409, 412],
  answer: changedAnswer,
  activity: 'Delete transaction',
})

export const bookScheduleDays = call('POST /schedules/:id/days/book', {
  access: 'user',
  summary: 'Book all days of a schedule up to one, each on its own day: the oldest 500',
  description:
    'Days that are booked or skipped already are passed over; where there is no other it is refused (409).',
  params: oneRecord,
  body: scheduleDaysBody,
  refuses: [409],
  status: 201,
  answer: scheduleDaysBookingAnswer,
  activity: 'Add transaction',
})

export const unbookScheduleDays = call('POST /schedules/:id/days/unbook', {
  access: 'user',
  summary:
    'Take back what one call has booked: its records are deleted, and their days wait to be booked or skipped',
  description:
    'All or none: where one of them was edited since, it is refused (412). What is gone already is passed over.',
  params: oneRecord,
  body: scheduleDaysUnbookingBody,
  refuses: [412],
  answer: changedAnswer,
  activity: 'Delete transaction',
})

export const listScheduleProposals = call('GET /schedules/proposals', {
  access: 'user',
  summary: 'What was recorded at least three times, at even distances, and is not planned yet',
  answer: scheduleProposalsAnswer,
})

export const refuseScheduleProposal = call('POST /schedules/proposals/:key/refuse', {
  access: 'user',
  summary: 'Never propose this again',
  params: oneProposal,
  answer: messageAnswer,
  activity: 'Refuse schedule',
})
