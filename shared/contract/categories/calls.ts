import { changedAnswer } from '../activities/shapes'
import { call } from '../call'
import { oneRecord } from '../fields/one-record'
import { categoriesAnswer, categoryAnswer, categoryBody, removeCategoryQuery } from './shapes'

export const listCategories = call('GET /categories', {
  access: 'user',
  summary: 'All of the user’s categories',
  answer: categoriesAnswer,
})

export const addCategory = call('POST /categories', {
  access: 'user',
  summary: 'Add a category, once for each Idempotency-Key',
  body: categoryBody,
  heeds: ['Idempotency-Key'],
  refuses: [409, 410],
  status: 201,
  answer: categoryAnswer,
  activity: 'Add category',
})

export const changeCategory = call('PUT /categories/:id', {
  access: 'user',
  summary: 'Change a category',
  params: oneRecord,
  body: categoryBody,
  refuses: [409],
  answer: categoryAnswer,
  activity: 'Change category',
})

export const removeCategory = call('DELETE /categories/:id', {
  access: 'user',
  summary: 'Delete a category, after moving its transactions to another one',
  params: oneRecord,
  query: removeCategoryQuery,
  refuses: [409],
  answer: changedAnswer,
  activity: 'Delete category',
})
