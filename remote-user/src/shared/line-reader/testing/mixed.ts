/**
 * Lines in the mixed language of the specification, which understands all three languages. "25 mil"
 * and "5m" are refused, because their meaning is unclear.
 */
export const mixed = `
kopi 25rb kemarin | 25000 | -1 | kopi
lunch 25k yesterday | 25000 | -1 | lunch
almuerzo 25k ayer | 25000 | -1 | almuerzo
makan siang 25rb yesterday | 25000 | -1 | makan siang
gaji 5jt | 5000000 | 0 | gaji
gaji 5m | which-million | 0 | gaji 5m
rumah 1,5 miliar | 1500000000 | 0 | rumah
kabel 2m 50rb | 50000 | 0 | kabel 2m
kopi 25 mil | not-understood | 0 | kopi 25 mil
kopi 25mil | not-understood | 0 | kopi 25mil
hari ini kopi 25rb | 25000 | 0 | kopi
besok kos 1jt | 1000000 | 1 | kos
`

/** Lines that are refused. The problem is in the column of the amount or of the day. */
export const refused = `
 | missing | 0 |
kopi | missing | 0 | kopi
kopi 25rb roti 10rb | two-amounts | 0 | kopi 25rb roti 10rb
kopi 25 000 | two-amounts | 0 | kopi 25 000
2 permen 500 | two-amounts | 0 | 2 permen 500
tv 2026 5000000 | two-amounts | 0 | tv 2026 5000000
kopi -25rb | negative | 0 | kopi -25rb
kopi 100/0 | divides-by-zero | 0 | kopi 100/0
kopi 12,5055 | too-many-decimals | 0 | kopi 12,5055
kopi 1000000000000 | too-large | 0 | kopi 1000000000000
kopi 250 mil kemarin | not-understood | -1 | kopi 250 mil
café 25 mil, ayer | not-understood | -1 | café 25 mil
lari 5 mil 20rb | 20000 | 0 | lari 5 mil
telur 10 butir 2rb/butir | not-understood | 0 | telur 10 butir 2rb/butir
kopi 1e5 | missing | 0 | kopi 1e5
kopi 1.25.00 | missing | no-such-day | kopi
kopi 25rb minggu lalu | 25000 | unclear | kopi
kopi 25rb minggu kemarin | 25000 | unclear | kopi
kopi 25rb minggu depan | 25000 | unclear | kopi
kopi 25rb minggu ini | 25000 | unclear | kopi
kopi 25rb senin depan | 25000 | unclear | kopi
kopi 25rb jumat ini | 25000 | unclear | kopi
coffee 25k next friday | 25000 | unclear | coffee
coffee 25k this friday | 25000 | unclear | coffee
pan 5k el próximo lunes | 5000 | unclear | pan
pan 5k el lunes que viene | 5000 | unclear | pan
pan 5k este viernes | 5000 | unclear | pan
kopi 25rb kemarin senin | 25000 | two-days | kopi
kopi 25rb hari ini 20/11 | 25000 | two-days | kopi
coffee 25k yesterday tomorrow | 25000 | two-days | coffee
kopi 25rb 31/2 | 25000 | no-such-day | kopi
kopi 25rb 30 februari | 25000 | no-such-day | kopi
kopi 25rb 2026-02-30 | 25000 | no-such-day | kopi
kopi 25rb 29/2/2026 | 25000 | no-such-day | kopi
kopi 25rb tgl 32 | 25000 | no-such-day | kopi
kopi 25rb 20/13 | 25000 | no-such-day | kopi
`
