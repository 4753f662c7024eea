import { expect, it } from 'vitest'
import { networkOf } from '../../../app/http/network-of'

it.each([
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['', ''],
])('takes %s as %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network)
})
