// The clipboard and the system's share dialog.

/** A browser that is still asking for leave, or has lost the focus, may never answer: then the old command is used. */
const PATIENCE = 1500;

/** Copy a text; resolves to whether it worked. */
export async function copy(text: string): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const unanswered = new Promise<never>((_, refuse) => void (timer = setTimeout(refuse, PATIENCE)));
  try {
    await Promise.race([navigator.clipboard.writeText(text), unanswered]);
    return true;
  } catch {
    return copyByHand(text);
  } finally {
    clearTimeout(timer);
  }
}

/** Over plain HTTP (a game in the local network) scripts have no clipboard: use the old command. */
function copyByHand(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  (document.querySelector('dialog[open]') ?? document.body).append(field);
  field.select();
  const isDone = document.execCommand('copy');
  field.remove();
  return isDone;
}

export const canShare = (): boolean => typeof navigator.share === 'function';

/** Open the share dialog; closing it is no error. */
export async function share(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url });
  } catch {
    // Closed without sharing.
  }
}

/** Share a link with a picture where the system takes one, else the link alone. */
export async function shareWithPicture(title: string, url: string, picture: Blob | null, name: string): Promise<void> {
  const files = picture ? [new File([picture], name, { type: picture.type })] : [];
  const takesFiles = files.length > 0 && navigator.canShare?.({ files }) === true;
  try {
    await navigator.share(takesFiles ? { title, url, files } : { title, url });
  } catch {
    // Closed without sharing.
  }
}
