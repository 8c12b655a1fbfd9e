import { isUncertain } from './is-uncertain'

test.each([0, 200, 201, 408, 499, 500, 502, 503, 504])('after %i a call may have been carried out', status =>
  expect(isUncertain(status)).toBe(true),
)

test.each([400, 401, 403, 404, 409, 413, 422, 425, 429])('after %i nothing was done', status =>
  expect(isUncertain(status)).toBe(false),
)
