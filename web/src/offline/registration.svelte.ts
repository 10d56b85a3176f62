/** The registration of the service worker: begun, renewed and ended. It keeps the page, and shows notices. */
import { preferences } from '../lib/preferences.svelte';
import { pushWanted } from '../lib/push.svelte';

const CHECK_MS = 60 * 60_000;

class WorkerRegistration {
  /** A newer version lies ready: it begins with the next load. */
  waiting = $state.raw<ServiceWorker | null>(null);
  #checked = Date.now();
  #registration: ServiceWorkerRegistration | null = null;

  /** `keeps`: the page may be kept on this device. Notices need the worker, too. */
  start(container: ServiceWorkerContainer, base: string, keeps: boolean): void {
    $effect.root(() => {
      const script = $derived.by(() => {
        if (keeps && preferences().offline) return `${base}service-worker.js`;
        return pushWanted() ? `${base}service-worker.js?notices` : null;
      });
      $effect(() => {
        const work =
          script === null ? this.#forget(container, base) : this.#keep(container, script);
        // Private windows and browsers that forbid it: the page works as before.
        void work.catch(() => undefined);
      });
    });
    // Tabs stay open for days: one who comes back to one may get news.
    document.addEventListener('visibilitychange', () => {
      if (document.hidden || Date.now() - this.#checked < CHECK_MS) return;
      this.#checked = Date.now();
      void this.#registration?.update().catch(() => undefined);
    });
  }

  /** Lets the newer version begin; the page is loaded again when it has. */
  reload(): void {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
    this.waiting?.postMessage({ activate: true });
  }

  async #keep(container: ServiceWorkerContainer, script: string): Promise<void> {
    const registration = await container.register(script, { updateViaCache: 'none' });
    this.#registration = registration;
    this.#look(registration, container);
    registration.addEventListener('updatefound', () => {
      registration.installing?.addEventListener('statechange', () =>
        this.#look(registration, container),
      );
    });
    const { active } = await container.ready;
    const { href } = new URL(script, location.href);
    // The one before it may still be at work.
    const workers = [active, registration.waiting, registration.installing];
    workers.find((each) => each?.scriptURL === href)?.postMessage({ keep: textsLoaded() });
  }

  /** The first version has nothing to replace: only one that waits behind another is news. */
  #look({ waiting }: ServiceWorkerRegistration, { controller }: ServiceWorkerContainer): void {
    this.waiting = controller?.scriptURL === waiting?.scriptURL ? waiting : null;
  }

  async #forget(container: ServiceWorkerContainer, base: string): Promise<void> {
    this.waiting = null;
    this.#registration = null;
    const registration = await container.getRegistration(base);
    registration?.active?.postMessage({ forget: true });
    await registration?.unregister();
  }
}

/** The texts that this visit has used: the worker was not there yet when they were fetched. */
function textsLoaded(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.endsWith('.ftl'));
}

export const worker = new WorkerRegistration();
