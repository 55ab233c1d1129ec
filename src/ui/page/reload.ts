declare global {
  interface Window {
    /**
     * Of the script in index.html: opens this address in the newest release, whose name in it no kept page answers to. False
     * where this page is of that release, or nobody can tell.
     */
    moveToNewest?: () => Promise<boolean>;
  }
}

/**
 * Loads this page anew. Some web views show the page they kept whatever its headers say, and the files that page is made of
 * may be gone.
 */
export async function reloadNewest(): Promise<void> {
  if (!(await window.moveToNewest?.())) window.location.reload();
}
