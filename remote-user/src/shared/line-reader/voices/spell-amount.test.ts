import fc from 'fast-check'
import { rounds } from '@pundi/devkit/testing/rounds'
import { spellAmount } from './spell-amount'
import { english } from './english'
import { indonesian } from './indonesian'
import { spanish } from './spanish'

test.each([
  ['1250000', 'satu juta dua ratus lima puluh ribu rupiah'],
  ['1250000.00', 'satu juta dua ratus lima puluh ribu rupiah'],
  ['1250.5', 'seribu dua ratus lima puluh rupiah lima puluh sen'],
  ['1.25', 'satu rupiah dua puluh lima sen'],
  ['0.05', 'nol rupiah lima sen'],
  ['0', 'nol rupiah'],
  ['1000', 'seribu rupiah'],
  ['111', 'seratus sebelas rupiah'],
  ['1000000000', 'satu miliar rupiah'],
  ['', ''],
])('says %j as "%s"', (decimal, words) => {
  expect(spellAmount(decimal, indonesian('IDR'))).toBe(words)
})

test.each([
  ['1250000.5', english('IDR'), 'one million two hundred fifty thousand rupiah and fifty sen'],
  ['1', english('USD'), 'one dollar'],
  ['1250.01', english('USD'), 'one thousand two hundred fifty dollars and one cent'],
  ['21', english('EUR'), 'twenty-one euros'],
  ['1250.5', indonesian('USD'), 'seribu dua ratus lima puluh dolar lima puluh sen'],
  ['1', spanish('USD'), 'un dólar'],
  ['1.01', spanish('EUR'), 'un euro con un céntimo'],
  ['21000', spanish('USD'), 'veintiún mil dólares'],
  ['131.21', spanish('USD'), 'ciento treinta y un dólares con veintiún centavos'],
  ['1000000', spanish('EUR'), 'un millón de euros'],
  ['1', spanish('IDR'), 'una rupia'],
  ['101', spanish('IDR'), 'ciento una rupias'],
  ['250000', spanish('IDR'), 'doscientas cincuenta mil rupias'],
  ['201500021', spanish('IDR'), 'doscientos un millones quinientas mil veintiuna rupias'],
  ['2000000000', spanish('IDR'), 'dos mil millones de rupias'],
  ['0', spanish('IDR'), 'cero rupias'],
])('says %j in other languages and currencies', (decimal, voice, words) => {
  expect(spellAmount(decimal, voice)).toBe(words)
})

test.each(['1000000000000', '1.255', '-5', 'gratis'])('has no words for %j, which is no amount', wrong => {
  expect(spellAmount(wrong, indonesian('IDR'))).toBeUndefined()
})

test('whatever the amount, its words read back as its digits', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 999_999_999_999n }),
      fc.integer({ min: 0, max: 99 }),
      (whole, hundredths) => {
        const words = spellAmount(`${whole}.${String(hundredths).padStart(2, '0')}`, indonesian('IDR'))!
        const [units = '', parts = ''] = words.split(' rupiah')
        expect(numberOf(units)).toBe(whole)
        expect(numberOf(parts.replace(' sen', ''))).toBe(BigInt(hundredths))
      },
    ),
    rounds(2000),
  )
})

const digits = ['nol', 'satu', 'dua', 'tiga', 'empat', 'lima', 'enam', 'tujuh', 'delapan', 'sembilan']
const scales: Record<string, bigint> = { ribu: 1000n, juta: 1_000_000n, miliar: 1_000_000_000n }

function numberOf(words: string) {
  let total = 0n
  let part = 0n
  let digit = 0n
  for (const word of words.replace(/\bse(?=ribu|ratus|puluh|belas)/g, 'satu ').split(' ')) {
    const scale = scales[word]
    if (digits.includes(word)) digit = BigInt(digits.indexOf(word))
    else if (word === 'belas') [part, digit] = [part + 10n + digit, 0n]
    else if (word === 'puluh') [part, digit] = [part + digit * 10n, 0n]
    else if (word === 'ratus') [part, digit] = [part + digit * 100n, 0n]
    else if (scale) [total, part, digit] = [total + (part + digit) * scale, 0n, 0n]
  }
  return total + part + digit
}
