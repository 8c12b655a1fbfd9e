import Sequencer from '@jest/test-sequencer'

const isLongest = ({ path }) => path.endsWith('everybody.test.ts')

/** The file that looks at every screen takes as long as all others: begun last, it would be waited for alone. */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    return [...tests].sort((one, other) => Number(isLongest(other)) - Number(isLongest(one)))
  }
}
