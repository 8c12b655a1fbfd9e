import { preferences } from '@pundi/platform/session'
import type { ReactNode } from 'react'

/** At least one of these words is in every Indonesian text of the default catalogue and of the server. */
const indonesian =
  /\b(aksi|aktifkan|alamat|atau|bagian|berhasil|dari|gagal|hanya|hindari|ini|isi|itu|kamu|karakter|lagi|maksimal|melebihi|minimal|nama|nonaktifkan|paling|patungan|pemindahan|pengeluaran|pengguna|peran|pindahkan|saat|saldo awal|sandi|silakan|sudah|sukses|tambah|tempo|terlalu|tidak|transaksi|tulis|unduh|urutan|utama|utang)/i

/**
 * Returns the `lang` of an element with this text, or undefined if it equals the page's `lang`.
 * With the default catalogue, the page's `lang` is "en". However, this catalogue mixes English and
 * Indonesian, and the server's messages are Indonesian.
 */
export const languageOf = (text: ReactNode) =>
  (preferences.getState().language ?? 'default') === 'default' &&
  [text].flat().some(part => typeof part === 'string' && indonesian.test(part))
    ? 'id'
    : undefined
