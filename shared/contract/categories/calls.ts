import type { CallOf } from '../call'
import type * as declared from './declared'

export const listCategories: CallOf<typeof declared.listCategories> = { name: 'GET /categories' }
export const addCategory: CallOf<typeof declared.addCategory> = { name: 'POST /categories' }
export const addCategories: CallOf<typeof declared.addCategories> = { name: 'POST /categories/several' }
export const sortCategories: CallOf<typeof declared.sortCategories> = { name: 'PUT /categories/order' }
export const removeCategories: CallOf<typeof declared.removeCategories> = { name: 'POST /categories/remove' }
export const changeCategory: CallOf<typeof declared.changeCategory> = { name: 'PUT /categories/:id' }
export const changeCategoryPartly: CallOf<typeof declared.changeCategoryPartly> = {
  name: 'PATCH /categories/:id',
}
export const removeCategory: CallOf<typeof declared.removeCategory> = { name: 'DELETE /categories/:id' }
