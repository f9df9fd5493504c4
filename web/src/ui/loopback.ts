// Addresses that mean this computer, whichever it is: no other device can open them.

export const isLoopback = (hostname: string): boolean => /^(localhost|.+\.localhost|127\..+|\[::1\])$/.test(hostname);
