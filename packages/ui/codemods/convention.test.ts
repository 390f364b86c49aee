import { describe, expect, it } from 'vitest';
import { convert } from './convention.mjs';

const after = (name: string, entry: string, jsx: string) =>
  convert(`import { ${name} } from '@digiken/ui/${entry}';\nconst a = ${jsx};\n`).split('\n')[1];

describe('the codemod renames', () => {
  it.each([
    [
      'Combobox',
      'combobox',
      '<Combobox className="mt-4" onChange={set} />',
      '<Combobox fieldClassName="mt-4" onValueChange={set} />',
    ],
    [
      'RadioGroup',
      'radio-group',
      '<RadioGroup legend="Role" onChange={set} />',
      '<RadioGroup label="Role" onValueChange={set} />',
    ],
    ['Button', 'button', '<Button size="small" />', '<Button size="sm" />'],
    ['Button', 'button', "<Button size={big ? 'large' : 'medium'} />", "<Button size={big ? 'lg' : 'md'} />"],
    ['Drawer', 'drawer', '<Drawer size="narrow" />', '<Drawer size="sm" />'],
    ['Dialog', 'dialog', '<Dialog.Content size="large" />', '<Dialog.Content size="lg" />'],
    ['Pagination', 'pagination', '<Pagination onPage={go} />', '<Pagination onPageChange={go} />'],
    ['Avatar', 'avatar', '<Avatar size="xl" />', '<Avatar size="lg" />'],
    ['Stat', 'stat', "<Stat trend={{ text, tone: 'bad' }} />", "<Stat trend={{ text, tone: 'warning' }} />"],
    [
      'useToast',
      'toast',
      "useToast().show({ tone: 'error', message })",
      "useToast().show({ tone: 'danger', message })",
    ],
    ['TagList', 'tag-list', '<TagList tags={all} />', '<TagList items={all} />'],
    ['Field', 'field', '<Field id="a" />', '<Field controlId="a" />'],
    [
      'Button, buttonVariants',
      'button',
      "buttonVariants({ size: 'small' })",
      "buttonVariants({ size: 'sm' })",
    ],
    ['Button as B', 'button', '<B size="small" />', '<B size="sm" />'],
    [
      'FormDialog',
      'form-dialog',
      '<FormDialog onClose={() => setOpen(false)} />',
      '<FormDialog onOpenChange={setOpen} />',
    ],
    [
      'FormDialog',
      'form-dialog',
      '<FormDialog onClose={() => leave(1)} />',
      '<FormDialog onOpenChange={(open) => !open && leave(1)} />',
    ],
    [
      'ConfirmDialog',
      'confirm-dialog',
      '<ConfirmDialog onCancel={close} />',
      '<ConfirmDialog onOpenChange={(open) => !open && close()} />',
    ],
    [
      'Switch',
      'switch',
      '<Switch onChange={(on) => save({ on })} />',
      '<Switch onChange={({ target: { checked: on } }) => save({ on })} />',
    ],
    [
      'Switch',
      'switch',
      '<Switch onChange={setOn} />',
      '<Switch onChange={({ target: { checked } }) => setOn(checked)} />',
    ],
  ])('%s of %s: %s', (name, entry, before, expected) => {
    expect(after(name, entry, before)).toBe(`const a = ${expected};`);
  });

  it('in children and props of what it renames', () => {
    const nested = '<Switch onChange={setOn} label={<Switch onChange={setOn} />} />';
    expect(after('Switch', 'switch', nested)?.match(/checked\)/g)).toHaveLength(2);
  });

  it('handlers with several statements', () => {
    const before = '<FormDialog onClose={() => { a(); b(); }} />';
    expect(convert(`import { FormDialog } from '@digiken/ui/form-dialog';\nconst x = ${before};`)).toContain(
      '(open) => {\nif (open) return; a(); b(); }',
    );
  });
});

it('leaves components of the same name from elsewhere, and itself', () => {
  const other = 'import { Button } from \'./button\';\nconst a = <Button size="small" />;\n';
  expect(convert(other)).toBe(other);
  const done = convert(
    'import { Button } from \'@digiken/ui/button\';\nconst a = <Button size="small" />;\n',
  );
  expect(convert(done)).toBe(done);
});
