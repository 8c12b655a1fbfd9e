/** Columns: line, amount, day (or days from today), description. Today is Monday 2026-11-23. */
export const indonesian = `
kopi 25rb kemarin | 25000 | -1 | kopi
makan siang 18.500 kemarin | 18500 | -1 | makan siang
makan siang 25rb | 25000 | 0 | makan siang
makan siang | missing | 0 | makan siang
makan siang kemarin 25rb | 25000 | -1 | makan siang
kemarin makan siang 25rb | 25000 | -1 | makan siang
25rb makan siang | 25000 | 0 | makan siang
makan malam 75rb tadi malam | 75000 | -1 | makan malam
makan pagi 15rb tadi pagi | 15000 | 0 | makan pagi
sarapan bubur 12rb | 12000 | 0 | sarapan bubur
gaji 5jt | 5000000 | 0 | gaji
gaji 5,5jt | 5500000 | 0 | gaji
gaji november 5jt | 5000000 | 0 | gaji november
gaji bulan ini 7.250.000 | 7250000 | 0 | gaji bulan ini
kopi gopay 25rb | 25000 | 0 | kopi gopay
kopi 25rb gopay | 25000 | 0 | kopi gopay
kopi 25 rb | 25000 | 0 | kopi
kopi 25ribu | 25000 | 0 | kopi
kopi 25 ribu | 25000 | 0 | kopi
kopi 25 ribu kemarin | 25000 | -1 | kopi
kopi 25k | 25000 | 0 | kopi
kopi Rp25.000 | 25000 | 0 | kopi
kopi Rp 25.000 | 25000 | 0 | kopi
kopi Rp. 25.000,- | 25000 | 0 | kopi
kopi rp 25rb | 25000 | 0 | kopi
kopi 25.000 rupiah | 25000 | 0 | kopi
kopi 25000 | 25000 | 0 | kopi
kopi seharga 25rb | 25000 | 0 | kopi
transfer sebesar 250rb hari ini | 250000 | 0 | transfer
tas senilai 1,2jt | 1200000 | 0 | tas
kopi @ 25rb | 25000 | 0 | kopi
kopi: 25rb | 25000 | 0 | kopi
kopi = 25rb | 25000 | 0 | kopi
kopi - 25rb | 25000 | 0 | kopi
kopi, 25rb, kemarin | 25000 | -1 | kopi
25rb - kopi susu | 25000 | 0 | kopi susu
kopi susu (25rb) | 25000 | 0 | kopi susu
2 kopi 25rb | 25000 | 0 | 2 kopi
kopi 2 25rb | 25000 | 0 | kopi 2
kopi 2x 25rb | 50000 | 0 | kopi
2 x kopi 25rb | 25000 | 0 | 2 x kopi
2 kopi 50000 | 50000 | 0 | 2 kopi
kopi 3 x 15rb | 45000 | 0 | kopi
kopi 3x15rb | 45000 | 0 | kopi
kopi 10.000 + 5rb | 15000 | 0 | kopi
kopi 10rb+5rb | 15000 | 0 | kopi
kopi 15rb + roti 10.000 | two-amounts | 0 | kopi 15rb + roti 10.000
pizza 100rb/4 | 25000 | 0 | pizza
belanja 100rb-15rb | 85000 | 0 | belanja
paket data 12GB 100rb | 100000 | 0 | paket data 12GB
pulsa 50rb telkomsel | 50000 | 0 | pulsa telkomsel
token listrik 100rb besok | 100000 | 1 | token listrik
bensin 10 liter 135rb | 135000 | 0 | bensin 10 liter
pertamax 92 150rb | 150000 | 0 | pertamax 92
bus 36 5rb | 5000 | 0 | bus 36
jam tangan 350rb | 350000 | 0 | jam tangan
makan jam 12.30 25rb | 25000 | 0 | makan jam 12.30
nonton jam 7 50rb semalam | 50000 | -1 | nonton jam 7
buku 2026 50rb | 50000 | 0 | buku 2026
7up 12rb | 12000 | 0 | 7up
kabel 3 m 45rb | two-amounts | 0 | kabel 3 m 45rb
gojek 17rb td pagi | 17000 | 0 | gojek
gojek ke kantor 17rb tadi | 17000 | 0 | gojek ke kantor
gojek 17rb barusan | 17000 | 0 | gojek
parkir 2000 hari ini | 2000 | 0 | parkir
parkir 2rb hr ini | 2000 | 0 | parkir
parkir 500 | 500 | 0 | parkir
kopi 25rb kemaren | 25000 | -1 | kopi
kopi 25rb kmrn | 25000 | -1 | kopi
kopi 25rb kemarin sore | 25000 | -1 | kopi
kopi 25rb kemarin dulu | 25000 | -2 | kopi
kopi 25rb kemarin lusa | 25000 | -2 | kopi
kopi 25rb sehari lalu | 25000 | -1 | kopi
kopi 25rb 2 hari lalu | 25000 | -2 | kopi
kopi 25rb 3 hari yang lalu | 25000 | -3 | kopi
kopi 25rb tiga hari yg lalu | 25000 | -3 | kopi
kopi 25rb seminggu lalu | 25000 | -7 | kopi
kopi 25rb seminggu yang lalu | 25000 | -7 | kopi
kopi 25rb 2 minggu lalu | 25000 | -14 | kopi
kopi 25rb dua minggu yang lalu | 25000 | -14 | kopi
kos 1,5jt besok | 1500000 | 1 | kos
kos 1,5jt lusa | 1500000 | 2 | kos
kos 1,5jt besok lusa | 1500000 | 2 | kos
kopi 25rb senin | 25000 | 0 | kopi
kopi 25rb selasa | 25000 | -6 | kopi
kopi 25rb rabu | 25000 | -5 | kopi
kopi 25rb kamis | 25000 | -4 | kopi
kopi 25rb jumat | 25000 | -3 | kopi
kopi 25rb jum'at | 25000 | -3 | kopi
kopi 25rb sabtu | 25000 | -2 | kopi
kopi 25rb minggu | 25000 | -1 | kopi
kopi 25rb ahad | 25000 | -1 | kopi
kopi 25rb hari minggu | 25000 | -1 | kopi
kopi 25rb hari minggu lalu | 25000 | -1 | kopi
kopi 25rb hari Jumat | 25000 | -3 | kopi
kopi 25rb pada hari Jumat | 25000 | -3 | kopi
kopi 25rb jumat kemarin | 25000 | -3 | kopi
kopi 25rb jumat lalu | 25000 | -3 | kopi
kopi 25rb senin lalu | 25000 | -7 | kopi
bioskop 100rb sabtu malam | 100000 | -2 | bioskop
les setiap sabtu 100rb | 100000 | 0 | les setiap sabtu
iuran per minggu 20rb | 20000 | 0 | iuran per minggu
les 2 minggu 200rb | 200000 | 0 | les 2 minggu
sewa 20 november 2jt | 2000000 | 2026-11-20 | sewa
sewa 20 nov 2jt | 2000000 | 2026-11-20 | sewa
sewa 2jt 20 November 2026 | 2000000 | 2026-11-20 | sewa
sewa tgl 20 2jt | 2000000 | 2026-11-20 | sewa
sewa tanggal 25 2jt | 2000000 | 2026-10-25 | sewa
sewa tgl 31 2jt | 2000000 | 2026-10-31 | sewa
sewa 2jt 1 des | 2000000 | 2026-12-01 | sewa
sewa 2jt 1 desember | 2000000 | 2026-12-01 | sewa
sewa 2jt 30 desember | 2000000 | 2025-12-30 | sewa
sewa 2jt 5 agustus | 2000000 | 2026-08-05 | sewa
sewa 2jt 17 agt 2025 | 2000000 | 2025-08-17 | sewa
sewa 2jt 20/11 | 2000000 | 2026-11-20 | sewa
sewa 2jt 5/12 | 2000000 | 2026-12-05 | sewa
sewa 2jt 25/12 | 2000000 | 2025-12-25 | sewa
sewa 2jt 20/11/2026 | 2000000 | 2026-11-20 | sewa
sewa 2jt 20-11-2026 | 2000000 | 2026-11-20 | sewa
sewa 2jt 20.11.26 | 2000000 | 2026-11-20 | sewa
sewa 2jt 2026-11-20 | 2000000 | 2026-11-20 | sewa
sewa 2jt tgl 20/11 | 2000000 | 2026-11-20 | sewa
gula 1/2 kg 10rb | 10000 | 0 | gula 1/2 kg
ayam 3/4 ekor 40rb | 40000 | 0 | ayam 3/4 ekor
parkir 20 mei 2000 | 2000 | 2026-05-20 | parkir
kue 29 februari 20rb | 20000 | 2024-02-29 | kue
"sabtu malam" 50rb | 50000 | 0 | sabtu malam
tiket "2 minggu lalu" 50rb | 50000 | 0 | tiket 2 minggu lalu
novel “Mei 1998” 80rb | 80000 | 0 | novel Mei 1998
rumah 1,5 miliar | 1500000000 | 0 | rumah
rumah 1,5m | 1500000000 | 0 | rumah
Kopi Kenangan 25RB Kemarin | 25000 | -1 | Kopi Kenangan
KOPI 25RB KEMARIN | 25000 | -1 | KOPI
  kopi   25rb   kemarin  | 25000 | -1 | kopi
nasi goreng + es teh 32rb | 32000 | 0 | nasi goreng + es teh
kopi & roti 40rb | 40000 | 0 | kopi & roti
obat (anak) 45rb | 45000 | 0 | obat (anak)
arisan #3 200rb | 200000 | 0 | arisan #3
kopi 25,5rb | 25500 | 0 | kopi
kopi 25.500 | 25500 | 0 | kopi
kopi Rp25,500 | 25500 | 0 | kopi
martabak 60rb malam minggu | 60000 | -2 | martabak
makan malam minggu 60rb | 60000 | -1 | makan malam
zakat 2,5% 125rb | 125000 | 0 | zakat 2,5%
cicilan 3/12 750rb | 750000 | 0 | cicilan 3/12
angsuran ke-3 750rb | 750000 | 0 | angsuran ke-3
`
