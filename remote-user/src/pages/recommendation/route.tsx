export { RecommendationScreen as Component } from './RecommendationScreen'
