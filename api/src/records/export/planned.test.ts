import { addTransaction, newSaver } from '../../../testing/savers'
import { type Api, startApi } from '../../../testing/start-api'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

test.each([
  [
    'en',
    'Date,Type,Category,Description,Amount,Status',
    '2999-12-31,Income,Gaji,Gaji bulan ini,5000000.00,Planned',
    '2026-02-28,Income,Gaji,Gaji bulan ini,5000000.00,',
  ],
  [
    'id',
    'Tanggal;Jenis;Kategori;Deskripsi;Jumlah;Status',
    '2999-12-31;Pemasukan;Gaji;Gaji bulan ini;5000000,00;Terencana',
    '2026-02-28;Pemasukan;Gaji;Gaji bulan ini;5000000,00;',
  ],
  [
    'es',
    'Fecha,Tipo,Categoría,Descripción,Monto,Estado',
    '2999-12-31,Ingreso,Gaji,Gaji bulan ini,5000000.00,Programado',
    '2026-02-28,Ingreso,Gaji,Gaji bulan ini,5000000.00,',
  ],
])('a file in %s says what is planned, where anything is', async (language, headings, planned, booked) => {
  const { token, gaji } = await newSaver(api)
  await addTransaction(api, token, { category_id: gaji })
  await addTransaction(api, token, { category_id: gaji, transaction_date: '2999-12-31' })
  const linesOf = async (query: string) => {
    const { text } = await api.call(`GET /api/transactions/export?${query}`, {
      token,
      headers: { 'accept-language': language },
    })
    return text.trimEnd().split('\r\n')
  }
  expect(await linesOf('')).toEqual([headings, planned, booked])
  expect(await linesOf('planned=only')).toEqual([headings, planned])
  const withoutStatus = [headings.replace(/.[^,;]+$/, ''), booked.slice(0, -1)]
  expect(await linesOf('planned=without')).toEqual(withoutStatus)
  expect(await linesOf('to=2026-12-31')).toEqual(withoutStatus)
})
