import { test } from '@playwright/test'
import { startLimit, startProduct, type Product } from './start-product'

interface WorkerFixtures {
  startWithin: number
  product: Product
}

/** Each worker has its own server, because some tests publish builds. */
export const withProduct = test.extend<object, WorkerFixtures>({
  startWithin: [startLimit, { option: true, scope: 'worker' }],
  product: [
    async ({ startWithin }, provide) => {
      const product = await startProduct(startWithin)
      await provide(product)
      await product.stop()
    },
    { scope: 'worker', timeout: startLimit },
  ],
})
