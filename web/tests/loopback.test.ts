// A QR code is shown only for addresses that other devices can open.

import { expect, test } from 'vitest';
import { isLoopback } from '../src/ui/loopback';

test.each(['localhost', 'niagara.localhost', '127.0.0.1', '127.1.2.3', '[::1]'])('%s means this computer', (name) => {
  expect(isLoopback(name)).toBe(true);
});

test.each(['192.168.1.20', '10.0.0.1', 'niagara.example', 'localhost.example', '[fe80::1]', '12.7.0.0'])('%s can be another', (name) => {
  expect(isLoopback(name)).toBe(false);
});
