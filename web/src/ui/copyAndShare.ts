// The clipboard and the system's share dialog.

/** Copy a text; resolves to whether it worked. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByHand(text);
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
