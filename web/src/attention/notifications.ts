// Notifications: by the service worker where there is one (phones require it), else by the page.

export type NoticeText = { readonly title: string; readonly body: string; readonly tag: string; readonly path: string };

const ICON = '/icons/icon-192.png';

/** Show a notification; the returned function removes it. Does nothing where none is allowed. */
export async function showNotice({ title, body, tag, path }: NoticeText): Promise<() => void> {
  const options = { body, tag, icon: ICON, data: { path } };
  try {
    const worker = await registration();
    if (!worker) return shownByPage(title, options);
    await worker.showNotification(title, options);
    return () => void takeBack(worker, tag);
  } catch {
    return () => {}; // The title and the icon of the tab remain.
  }
}

async function registration(): Promise<ServiceWorkerRegistration | null> {
  const found = await navigator.serviceWorker?.getRegistration();
  return found?.active ? found : null;
}

function shownByPage(title: string, options: NotificationOptions): () => void {
  const notice = new Notification(title, options);
  notice.onclick = () => {
    focus();
    notice.close();
  };
  return () => notice.close();
}

async function takeBack(worker: ServiceWorkerRegistration, tag: string): Promise<void> {
  for (const notice of await worker.getNotifications({ tag }).catch(() => [])) notice.close();
}
