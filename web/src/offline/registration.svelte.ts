/** The registration of the service worker: begun, renewed and ended. */
import { preferences } from '../lib/preferences.svelte';

const CHECK_MS = 60 * 60_000;

class WorkerRegistration {
  /** A newer version lies ready: it begins with the next load. */
  waiting = $state.raw<ServiceWorker | null>(null);
  #checked = Date.now();

  start(container: ServiceWorkerContainer, base: string): void {
    $effect.root(() => {
      const wanted = $derived(preferences().offline);
      $effect(() => {
        const work = wanted ? this.#keep(container, base) : this.#forget(container, base);
        // Private windows and browsers that forbid it: the page works as before.
        void work.catch(() => undefined);
      });
    });
  }

  /** Lets the newer version begin; the page is loaded again when it has. */
  reload(): void {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
    this.waiting?.postMessage({ activate: true });
  }

  async #keep(container: ServiceWorkerContainer, base: string): Promise<void> {
    const registration = await container.register(`${base}service-worker.js`, {
      updateViaCache: 'none',
    });
    this.#look(registration, container);
    registration.addEventListener('updatefound', () => {
      registration.installing?.addEventListener('statechange', () =>
        this.#look(registration, container),
      );
    });
    // Tabs stay open for days: one who comes back to one may get news.
    document.addEventListener('visibilitychange', () => {
      if (document.hidden || Date.now() - this.#checked < CHECK_MS) return;
      this.#checked = Date.now();
      void registration.update().catch(() => undefined);
    });
    const { active } = await container.ready;
    active?.postMessage({ keep: textsLoaded() });
  }

  /** The first version has nothing to replace: only one that waits behind another is news. */
  #look({ waiting }: ServiceWorkerRegistration, { controller }: ServiceWorkerContainer): void {
    this.waiting = controller ? waiting : null;
  }

  async #forget(container: ServiceWorkerContainer, base: string): Promise<void> {
    this.waiting = null;
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
