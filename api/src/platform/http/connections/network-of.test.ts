import { networkOf } from './network-of'

test.each([
  ['an IPv4 address is counted whole', '192.0.2.7', '192.0.2.7'],
  ['an IPv6 address by its /64', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['another of the same /64 alike', '2001:DB8:1:2:ffff::', '2001:db8:1:2::/64'],
  ['one with zeros left out', '2001:db8::1', '2001:db8::/64'],
  ['one of a link without the name of its interface', 'fe80::1%eth0', 'fe80::/64'],
  ['IPv4 in the form of IPv6 as the IPv4 address', '::ffff:192.0.2.7', '192.0.2.7'],
  ['the same in hexadecimal', '::ffff:c000:207', '192.0.2.7'],
  ['IPv4 with the port that a proxy wrote', '192.0.2.7:51234', '192.0.2.7'],
  ['IPv6 with the port that a proxy wrote', '[2001:db8::1]:443', '2001:db8::/64'],
])('%s', (_, address, network) => {
  expect(networkOf(address)).toBe(network)
})

test.each(['unknown', '', '_hidden', '1', '0x7f000001', '192.0.2', '::g', "1.2.3.4' or 1=1"])(
  '%j is no address and belongs to no network',
  text => {
    expect(networkOf(text)).toBeUndefined()
  },
)
