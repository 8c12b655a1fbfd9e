import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { render, screen } from '@testing-library/react'
import { preferences } from '@pundi/platform/session'
import { AlertBox, EmptyState, PageHeader } from '@pundi/kit/ui'
import { languageOf } from './language-of'

const root = join(__dirname, '../../..')

type Messages = Record<string, string>
const read = (folder: string, language: string) =>
  JSON.parse(readFileSync(join(root, folder, `${language}.json`), 'utf8')) as Messages

const catalogues = readdirSync(root)
  .filter(name => name === 'shell' || name.startsWith('remote-'))
  .flatMap(workspace =>
    readdirSync(join(root, workspace, 'src'), { recursive: true, encoding: 'utf8' })
      .filter(path => path.endsWith('catalogue/default.json'))
      .map(path => join(workspace, 'src', path, '..')),
  )

/**
 * All Indonesian texts of the default catalogue except names of proposed categories. A saved name
 * is the user's own text, so its language is unknown.
 */
const indonesian = [
  'Aksi',
  'Aktifkan',
  'Apakah Anda yakin ingin mengaktifkan pengguna ini?',
  'Apakah Anda yakin ingin menghapus transaksi ini?',
  'Apakah Anda yakin ingin menonaktifkan pengguna ini?',
  'Belum login! Silakan login terlebih dahulu.',
  'Dashboard Utama',
  'Detail Transaksi',
  'Edit Transaksi',
  'Gagal',
  'Gagal memuat data pengguna.',
  'Gagal mengambil data admin',
  'Gagal mengambil kategori',
  'Kelola Pengguna',
  'Memuat data pengguna...',
  'Memuat data transaksi...',
  'Nama',
  'Nonaktifkan',
  'Sukses',
  'Tambah Transaction',
  'Tambah Transaksi',
  'Tambahkan deskripsi transaksi',
  'Terjadi kesalahan saat mengaktifkan user.',
  'Terjadi kesalahan saat menonaktifkan user.',
  'Terjadi kesalahan saat menyimpan transaksi',
  'Tidak ada pengguna ditemukan.',
  'User berhasil diaktifkan.',
  'User berhasil dinonaktifkan.',
]

test('every text of the default catalogue that is not English is found to be Indonesian', () => {
  const found = new Set<string>()
  const foundInEnglish: string[] = []
  for (const folder of catalogues) {
    for (const text of Object.values(read(folder, 'default'))) if (languageOf(text)) found.add(text)
    foundInEnglish.push(...Object.values(read(folder, 'en')).filter(languageOf))
  }
  expect([...found].sort()).toEqual(indonesian)
  expect(foundInEnglish).toEqual([])
})

test('every refusal of the server is found to be Indonesian, and none in English', () => {
  const messages = 'api/src/platform/messages'
  const refusals = Object.values(read(messages, 'id')).filter(text => text.split(' ').length > 2)
  expect(refusals.length).toBeGreaterThan(100)
  expect(refusals.filter(text => !languageOf(text))).toEqual([])
  expect(Object.values(read(messages, 'en')).filter(languageOf)).toEqual([])
})

test('an Indonesian text of the default catalogue says so to screen readers', () => {
  render(
    <>
      <AlertBox type="error">Gagal mengambil kategori</AlertBox>
      <PageHeader title="Kelola Pengguna" />
      <EmptyState title="No transactions found" />
    </>,
  )
  expect(screen.getByRole('alert')).toHaveAttribute('lang', 'id')
  expect(screen.getByRole('heading', { name: 'Kelola Pengguna' })).toHaveAttribute('lang', 'id')
  expect(screen.getByText('No transactions found')).not.toHaveAttribute('lang')
})

test('a chosen language is the language of the page, so no text names its own', () => {
  preferences.setState({ language: 'id' })
  expect(languageOf('Gagal mengambil kategori')).toBeUndefined()
})
