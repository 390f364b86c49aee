/** Does the device have the keys of Apple keyboards? Only in the browser. */
export const isApple = () => /Mac|iPhone|iPad|iPod/.test(navigator.platform);
