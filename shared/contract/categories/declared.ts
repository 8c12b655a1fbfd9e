import { changedAnswer } from '../fields/changed'
import { call } from '../call'
import { oneRecord } from '../fields/one-record'
import {
  categoriesAnswer,
  categoryAnswer,
  categoryBody,
  categoryChanges,
  categoryOrderAnswer,
  categoryOrderBody,
  removeCategoriesBody,
  removeCategoryQuery,
  severalCategoriesAnswer,
  severalCategoriesBody,
} from './shapes'

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

export const addCategories = call('POST /categories/several', {
  access: 'user',
  summary: 'Add several categories at once, but none whose name exists already',
  body: severalCategoriesBody,
  refuses: [409],
  answer: severalCategoriesAnswer,
  activity: 'Add category',
})

export const sortCategories = call('PUT /categories/order', {
  access: 'user',
  summary: 'Sort the categories',
  body: categoryOrderBody,
  answer: categoryOrderAnswer,
  activity: 'Sort categories',
})

export const removeCategories = call('POST /categories/remove', {
  access: 'user',
  summary: 'Delete several categories that have no transactions, all or none',
  body: removeCategoriesBody,
  refuses: [409],
  answer: changedAnswer,
  activity: 'Delete category',
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

export const changeCategoryPartly = call('PATCH /categories/:id', {
  access: 'user',
  summary: 'Change some fields of a category',
  params: oneRecord,
  body: categoryChanges,
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
