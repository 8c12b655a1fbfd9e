import { addMessages } from '@pundi/shared/i18n'
import messages from './catalogue/default.json'

addMessages('default', messages)

export { RecommendationScreen as Component } from './RecommendationScreen'
