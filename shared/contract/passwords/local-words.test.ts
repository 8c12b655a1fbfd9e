import { findWeakness } from '.'

test.each(
  (
    'terimakasih selamat pagi siang malam nasi goreng kopi matahari bulan bintang badminton soekarno sukarno ' +
    'prabowo jokowi sekolah sekolahku kontol ngentot demo hemat menabung tabungan'
  )
    .split(' ')
    .map(entry => [`${entry}2026`]),
)('%j is a listed word with a year', password => {
  expect(findWeakness(password)).toBeDefined()
})
