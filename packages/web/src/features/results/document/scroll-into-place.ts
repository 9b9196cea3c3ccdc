/** Further away than this many screens, a jump is calmer than a race through the pages. */
const SMOOTH_SCREENS = 3;

/**
 * Scrolls a place of the document to the middle of its pane. Blocks out of view have estimated
 * heights, so the place is looked at once more when the blocks around it have been drawn.
 */
export function scrollIntoPlace(element: Element): void {
  const distance = Math.abs(element.getBoundingClientRect().top) / window.innerHeight;
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!still && distance < SMOOTH_SCREENS) {
    element.scrollIntoView({ block: 'center', behavior: 'smooth' });
    return;
  }
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  requestAnimationFrame(() => {
    requestAnimationFrame(() => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  });
}
