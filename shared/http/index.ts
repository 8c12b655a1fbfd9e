export { askEarly } from './early-answers'
export { HttpError } from './http-error'
export { introduce, type Introduction } from './introduction'
export { request, type RequestOptions } from './request'
