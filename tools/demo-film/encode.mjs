// Runs in a browser.

/**
 * @param {{ pictures: string[], poster: string, size: { width: number, height: number }, perSecond: number }} job
 * @returns {Promise<{ film: string, poster: string }>} WebM and PNG in Base64
 */
export async function encode({ pictures, poster, size, perSecond }) {
  const muxer = await import(`${location.origin}/mediabunny.mjs`);
  const canvas = Object.assign(document.createElement('canvas'), size);
  const context = canvas.getContext('2d');
  const draw = async (/** @type {string} */ svg) => {
    const image = new Image();
    image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    await image.decode();
    context?.drawImage(image, 0, 0, size.width, size.height);
  };
  const target = new muxer.BufferTarget();
  const output = new muxer.Output({ format: new muxer.WebMOutputFormat(), target });
  const source = new muxer.CanvasSource(canvas, { codec: 'vp9', bitrate: 60_000, keyFrameInterval: 12 });
  output.addVideoTrack(source, { frameRate: perSecond });
  await output.start();
  for (const [index, svg] of pictures.entries()) {
    await draw(svg);
    await source.add(index / perSecond, 1 / perSecond);
  }
  await output.finalize();
  await draw(poster);
  const text = Array.from(new Uint8Array(target.buffer), (byte) => String.fromCharCode(byte)).join('');
  return { film: btoa(text), poster: canvas.toDataURL('image/png').split(',')[1] ?? '' };
}
