import type { Files } from './support/archive-files';

const HEAD = {
  '1.2':
    'xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2"',
  '2004 4th Edition':
    'xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_v1p3" xmlns:imsss="http://www.imsglobal.org/xsd/imsss"',
} as const;
export type ScormVersion = keyof typeof HEAD;

/** An item that opens a resource; `more` is XML inside of it. */
export const sco = (
  name: string,
  { attributes = '', more = '' }: { attributes?: string; more?: string } = {},
) =>
  `<item identifier="i-${name}" identifierref="r-${name}" ${attributes}><title>${name}</title>${more}</item>`;
export const part = (name: string, items: string) =>
  `<item identifier="u-${name}"><title>${name}</title>${items}</item>`;

/** A resource with one page, `<name>.html`, and the files that all share. */
const resource = (version: ScormVersion, name: string, kind: 'sco' | 'asset' = 'sco') =>
  `<resource identifier="r-${name}" type="webcontent" adlcp:${version === '1.2' ? 'scormtype' : 'scormType'}="${kind}" href="pages/${name}.html"><file href="pages/${name}.html"/><dependency identifierref="shared"/></resource>`;

/** A page that finds its run-time, and has a field and buttons for one element of each kind. */
const page = (name: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${name}</title><script src="../shared/sco.js"></script></head><body><h1>${name}</h1><p id="entry"></p><label>Notes <input id="notes"></label><button id="save">Save and stop</button><button id="pass">Finish</button></body></html>`;

const SCRIPT = `
const find = (name) => { for (let w = window; ; w = w.parent) { if (w[name]) return w[name]; if (w.parent === w) return null; } };
const old = find('API'), api = old || find('API_1484_11');
const call = (name, ...rest) => api[(old ? 'LMS' : '') + name](...rest);
const core = old ? 'cmi.core.' : 'cmi.';
addEventListener('load', () => {
  call('Initialize', '');
  document.querySelector('#entry').textContent = 'entry: ' + call('GetValue', core + 'entry');
  const notes = document.querySelector('#notes');
  notes.value = call('GetValue', 'cmi.suspend_data');
  notes.addEventListener('change', () => call('SetValue', 'cmi.suspend_data', notes.value));
  const end = (time) => { call('SetValue', core + 'session_time', old ? '00:01:30' : 'PT1M30S'); call('Commit', ''); };
  document.querySelector('#save').onclick = () => { call('SetValue', core + 'exit', 'suspend'); end(); };
  document.querySelector('#pass').onclick = () => {
    call('SetValue', core + 'score.raw', '80'); call('SetValue', core + 'score.min', '0'); call('SetValue', core + 'score.max', '100');
    if (old) call('SetValue', 'cmi.core.lesson_status', 'passed');
    else { call('SetValue', 'cmi.completion_status', 'completed'); call('SetValue', 'cmi.success_status', 'passed'); }
    end(); call(old ? 'Finish' : 'Terminate', '');
  };
});`;

export interface ScormParts {
  version?: ScormVersion;
  identifier?: string;
  title?: string;
  /** XML of the items of the default organization. */
  items: string;
  /** Names of resources that are SCOs. */
  scos: string[];
  assets?: string[];
  /** XML beside the default organization, and inside it after the items. */
  organizations?: string;
  inside?: string;
  /** XML beside the other resources. */
  resources?: string;
  files?: Files;
}

/** The files of a package of SCORM. */
export function scormFiles({
  version = '1.2',
  identifier = 'org.example.beekeeping',
  title = 'Beekeeping',
  items,
  scos,
  assets = [],
  organizations = '',
  inside = '',
  resources = '',
  files = {},
}: ScormParts): Files {
  const manifest = `<?xml version="1.0"?><manifest identifier="${identifier}" version="1" ${HEAD[version]}>
<metadata><schema>ADL SCORM</schema><schemaversion>${version}</schemaversion></metadata>
<organizations default="main">${organizations}<organization identifier="main"><title>${title}</title>${items}${inside}</organization></organizations>
<resources>${scos.map((name) => resource(version, name)).join('')}${assets.map((name) => resource(version, name, 'asset')).join('')}
<resource identifier="shared" type="webcontent" adlcp:${version === '1.2' ? 'scormtype' : 'scormType'}="asset"><file href="shared/sco.js"/></resource>${resources}</resources></manifest>`;
  return {
    'imsmanifest.xml': manifest,
    'adlcp_rootv1p2.xsd': '<schema/>',
    'shared/sco.js': SCRIPT,
    ...Object.fromEntries([...scos, ...assets].map((name) => [`pages/${name}.html`, page(name)])),
    ...files,
  };
}
