// A browser whose push service is the test's own.
const given = SUBSCRIPTION;
Object.defineProperty(navigator, 'serviceWorker', {
  value: {
    ready: Promise.resolve({
      pushManager: { subscribe: async () => ({ toJSON: () => given }), getSubscription: async () => null },
    }),
    register: async () => ({}),
    getRegistration: async () => undefined,
    addEventListener: () => {},
  },
});
